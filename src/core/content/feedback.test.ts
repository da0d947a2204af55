import { describe, expect, it } from 'vitest';
import { feedbackFaults, imageFault, type FeedbackDraft } from './feedback.js';

const MB = 1_048_576;
const limits = { minWords: 5, maxWords: 8, imageMaxBytes: 5 * MB, imageMaxCount: 3 };
const draft = (content: string, questionType: FeedbackDraft['questionType'] = 'deposit') =>
  feedbackFaults({ questionType, content, images: [] }, limits);
const file = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'a', { type });

describe('a feedback before it is sent', () => {
  it('VAL-41 must have as many words as the platform wants', () => {
    expect(draft('one two three four').content).toMatchObject({ key: 'feedback.too-short', values: { words: 4 } });
    expect(draft('one two three four five')).toEqual({});
    expect(draft('1 2 3 4 5 6 7 8')).toEqual({});
    expect(draft('1 2 3 4 5 6 7 8 9').content?.key).toBe('feedback.too-long');
  });
  it('MEM-29 must have a type', () => expect(draft('one two three four five', '').questionType).toBeDefined());
  it('CON-09, CON-10, CON-11 takes png and jpg, 5 MB each, three in all', () => {
    expect(imageFault([file(5 * MB), file(1, 'image/jpeg')], 1, limits)).toBeUndefined();
    expect(imageFault([file(5 * MB + 1)], 0, limits)?.key).toBe('feedback.images-large');
    expect(imageFault([file(1, 'image/gif')], 0, limits)?.key).toBe('feedback.images-type');
    expect(imageFault([file(1)], 3, limits)?.key).toBe('feedback.images-many');
  });
});
