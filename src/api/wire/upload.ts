import * as v from './schema.js';
import { endpoint } from './endpoint.js';
import { text } from './wire.js';

/** A picture that the platform keeps; calls name it by its id. */
export type Upload = v.InferOutput<typeof uploadAnswer>;

export const uploadAnswer = v.object({ uploadId: text, url: v.string() });

const TIMEOUT = 60_000;

/** Sends a picture, png or jpg (O-12). Error: image-refused when the platform does not take it. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/wps/upload/image',
  token: 'required',
  timeout: TIMEOUT,
  send: (file: Blob) => ({ file }),
  answer: uploadAnswer,
});
