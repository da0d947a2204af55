import type { Migration } from './migration.js';

/** The operator's setting bounds a comment (CON-12); the table keeps only what no setting allows away. */
export const commentLength: Migration = {
  name: '086-comment-length',
  statements: [
    `alter table activity_application drop constraint activity_application_comment_check,
      add constraint activity_application_comment_check check (char_length(comment) <= 10000)`,
  ],
};
