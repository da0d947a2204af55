import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { instant, optionalText, text } from '../wire/wire.js';

/** An article; `body` is the platform's HTML and is sanitised before it is shown; `lang`: the language it is in, where the platform says. `publishedAt`: UTC milliseconds. */
export type BlogPost = v.InferOutput<typeof blogAnswer>['list'][number];

export const blogAnswer = v.object({
  list: v.array(
    v.object({
      id: text,
      lang: optionalText,
      title: text,
      summary: optionalText,
      body: v.string(),
      imageUrl: optionalText,
      publishedAt: instant,
    }),
  ),
});

/** Articles, newest first (O-50). */
export const listBlog = endpoint({ path: '/wps/relay/MCSFE_getBlogList', answer: blogAnswer, read: ({ list }) => list });
