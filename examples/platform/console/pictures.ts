import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { readPicture } from '../uploads/read-picture.js';
import { storeImage } from '../uploads/store-image.js';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';
import { audit } from './audit.js';

/** What an uploaded picture is written down as, in whatever shows it. */
export interface StoredPicture {
  /** A path of this platform, such as `/uploads/…`; it always shows the same picture. */
  path: string;
}

const MOST_BYTES = 5_242_880; // CON-10

/** Takes a picture of the operator's, as itself in the body, for a banner, a promotion or goods (INV-29). Another picture has another address, so whatever is kept of the old one never stands for it. */
export function pictureRoutes(scope: FastifyInstance, platform: Platform): void {
  void scope.register(async pictures => {
    pictures.addContentTypeParser(['image/png', 'image/jpeg'], (_request, body, done) => done(null, body));
    pictures.post('/pictures', async (request): Promise<StoredPicture> => {
      if (!(request.body instanceof Readable))
        throw new Failure('image-refused', { message: 'Only pictures of type png or jpg are taken.' });
      const content = await readPicture(request.body, MOST_BYTES);
      return platform.transact(async trx => {
        const { id, path } = await storeImage(platform, { content, accountId: null, maxBytes: MOST_BYTES }, trx);
        await audit(trx, platform, request, { action: 'picture.upload', ref: `picture ${id}`, after: { path, bytes: content.length } });
        return { path };
      });
    });
  });
}
