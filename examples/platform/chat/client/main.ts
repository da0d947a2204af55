import { choose } from './choose.js';
import { Room } from './room.js';
import './room.css';
import { followParent } from './surroundings.js';
import { tellParent } from './tell-parent.js';
import { WORDS } from './words.js';

const root = document.getElementById('room') ?? document.body;
const query = new URLSearchParams(location.search);
const lang = document.documentElement.lang === 'en' ? 'en' : 'es';
const token = query.get('session') ?? '';
const room = token ? new Room(root, token, lang) : undefined;
if (!room) void choose(root, WORDS[lang], lang);

followParent(({ theme, lang: spoken, kept }) => {
  if (theme) document.documentElement.dataset.theme = theme;
  room?.restore(kept ?? { text: '', unsent: [] });
  if (!spoken) return;
  document.documentElement.lang = spoken;
  room?.speak(spoken);
});
// The dialog around the frame does not hear this key.
addEventListener('keydown', event => event.key === 'Escape' && !event.isComposing && tellParent('gp-chat-escape'));
