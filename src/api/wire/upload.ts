import * as v from './schema.js';
import type { Client } from './call.js';
import { text } from './wire.js';

/** A picture that the platform keeps; calls name it by its id. */
export type Upload = v.InferOutput<typeof uploadAnswer>;

export const uploadAnswer = v.object({ uploadId: text, url: v.string() });

const TIMEOUT = 60_000;

/** Sends a picture, png or jpg (O-12). Throws PlatformError `image-refused` when the platform does not take it. */
export async function uploadImage(client: Client, file: Blob, signal?: AbortSignal): Promise<Upload> {
  return client.call({
    method: 'POST',
    path: '/wps/upload/image',
    token: 'required',
    file,
    timeout: TIMEOUT,
    signal,
    answer: uploadAnswer,
  });
}
