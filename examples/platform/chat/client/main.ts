import { directionOf } from '../../locale.js';
import { langShown, writtenIn } from '../../written.js';
import { choose } from './choose.js';
import { Room } from './room.js';
import './room.css';
import { followParent } from './surroundings.js';
import { tellParent } from './tell-parent.js';
import { WORDS } from './words.js';

const root = document.getElementById('room') ?? document.body;
const query = new URLSearchParams(location.search);
const page = document.documentElement;
const lang = langShown(page.dataset.language ?? '', WORDS);
page.lang = lang;
page.dir = directionOf(lang);
const token = query.get('session') ?? '';
const room = token ? new Room(root, token, lang) : undefined;
if (!room) void choose(root, writtenIn(WORDS, lang), lang);

followParent(({ theme, language, kept }) => {
  if (theme) page.dataset.theme = theme;
  room?.restore(kept ?? { text: '', unsent: [] });
  if (language === undefined) return;
  const spoken = langShown(language, WORDS);
  page.lang = spoken;
  page.dir = directionOf(spoken);
  room?.speak(spoken);
});
// The dialog around the frame does not hear this key.
addEventListener('keydown', event => event.key === 'Escape' && !event.isComposing && tellParent('gp-chat-escape'));
