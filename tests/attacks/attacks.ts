import type { Attack } from './attack.js';
import { chatKeys } from './chat-keys.js';
import { chatPictures } from './chat-pictures.js';
import { streams } from './streams.js';

/** All of them. A new one is a file of its own and a name here. */
export const attacks: readonly Attack[] = [streams, chatPictures, chatKeys];
