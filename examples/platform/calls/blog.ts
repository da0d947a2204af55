import * as v from 'valibot';
import { defineCall } from '../http/call.js';
import { ownOrEnglish } from '../languages.js';

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getBlogList',
  access: 'open',
  input: v.object({}),
  async answer({ platform, language }) {
    const rows = await platform.db
      .selectFrom('blog_post')
      .selectAll()
      .where('lang', 'in', ['EN', language])
      .where('published_at', '<=', platform.clock.now())
      .orderBy('published_at', 'desc')
      .execute();
    return {
      value: {
        list: ownOrEnglish(rows, language, ({ id }) => id).map(row => ({
          id: row.id,
          lang: row.lang,
          title: row.title,
          summary: row.summary,
          body: row.body,
          imageUrl: row.image,
          publishedAt: row.published_at,
        })),
      },
    };
  },
});

export const blogCalls = [list];
