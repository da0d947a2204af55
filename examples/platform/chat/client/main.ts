import { directionOf, tagOf } from '../../locale.js';
import { choose } from './choose.js';
import { Room } from './room.js';
import './room.css';
import { followParent } from './surroundings.js';
import { spokenFirst, spokenTo } from './spoken-words.js';
import { tellParent } from './tell-parent.js';

const root = document.getElementById('room') ?? document.body;
const query = new URLSearchParams(location.search);
const page = document.documentElement;
const first = spokenFirst();
page.lang = tagOf(first.lang);
page.dir = directionOf(first.lang);
const token = query.get('session') ?? '';
const room = token ? new Room(root, token, first) : undefined;
if (!room) void choose(root, first.words, first.lang);
let wanted = first.lang.toUpperCase();

followParent(({ theme, language, kept }) => {
  if (theme) page.dataset.theme = theme;
  room?.restore(kept ?? { text: '', unsent: [] });
  if (language === undefined || language === wanted) return;
  wanted = language;
  void spokenTo(language).then(spoken => {
    if (wanted !== language) return;
    page.lang = tagOf(spoken.lang);
    page.dir = directionOf(spoken.lang);
    room?.speak(spoken);
  });
});
// The dialog around the frame does not hear this key.
addEventListener('keydown', event => event.key === 'Escape' && !event.isComposing && tellParent('gp-chat-escape'));
