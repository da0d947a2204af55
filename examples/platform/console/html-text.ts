import * as v from 'valibot';
import { plainText } from '../http/plain-text.js';
import { hrefProblem } from './link-target.js';

/** A text of HTML whose links can be followed; the site sanitises it besides. */
export function htmlText(most: number) {
  return v.pipe(
    plainText('Must be text.'),
    v.maxLength(most, `At most ${most} characters.`),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? hrefProblem(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
  );
}
