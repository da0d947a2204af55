import type { BlogWords } from './form.js';

export const en: BlogWords = {
  'check-a-round': [
    'How to check a round yourself',
    'Three steps, no mathematics: compare what was promised before you played with what happened.',
    `<p>Every slot of this house publishes the hash of its seed before the first spin. That is a promise: we cannot change the seed afterwards without the hash giving us away.</p>
<h3>What you need</h3>
<p>The number of the round, the seed, and the hash that you saw at the beginning. All three stand in the game’s information, behind the “i”: the hash from the start, seed and numbers once you press “End the session and show its seed” there.</p>
<h3>What you do</h3>
<ol><li>Put the seed through SHA-256 with any tool that you trust.</li><li>Compare the result with the hash. They must be equal, letter for letter.</li><li>Run the round with seed and number. The reels stop where they stopped for you.</li></ol>
<p>If they do not, write to us with the number of the round. It has not happened yet, and we would like to be the first to know.</p>`,
  ],
  'a-limit-that-holds': [
    'A limit that holds',
    'Most limits fail at half past eleven at night. Here is how to set one that does not.',
    `<p>“I stop when I have lost fifty” sounds firm at eight in the evening. At half past eleven it has turned into “I stop when I am even again”.</p>
<h3>Decide early, in numbers</h3>
<p>Write down an amount and a time before you log in. Both. Money alone is a limit that luck can stretch: who wins plays longer, and who plays longer loses it back.</p>
<h3>Make stopping easy</h3>
<p>Keep only tonight’s amount in the wallet. Set an alarm that rings in another room. Tell someone.</p>
<h3>Take breaks that are breaks</h3>
<p>Five minutes with the game open in another tab is not a break. Stand up, drink something, look out of the window. If you do not want to come back, do not.</p>
<p>The limit is yours: the platform keeps none for you. If it does not hold three times in a row, write to us in the live chat, and an operator locks your account until you ask for it again.</p>`,
  ],
  'return-to-player': [
    'What 96 % really means',
    'Return to player is an honest number that is easy to misread. A short guide with one long evening.',
    `<p>A game that returns 96 % does not give you back 96 of 100 on a Tuesday. It does so over millions of rounds, of everybody, taken together.</p>
<h3>The same number, two games</h3>
<p>One pays small amounts often. The other pays nothing for an hour and then a great deal, to somebody. Both may return 96 %. Look at the pay table: the higher its top prize, the longer the dry stretches.</p>
<h3>One long evening</h3>
<p>At a stake of 1 and ten rounds a minute, three hours are 1,800 rounds. At 96 % the average price of that evening is 72. Some leave with 300 more, others with 300 less. The 72 is what the fun costs; the rest is chance.</p>
<p>Every game here shows its return in its rules, worked out from the reels and not from a good month.</p>`,
  ],
  'spot-a-fake': [
    'Five signs of a fake representative',
    'They are friendly, they are fast, and they know your name. What gives them away.',
    `<ol>
<li><strong>They write first.</strong> We answer in the live chat. We do not open conversations in messengers.</li>
<li><strong>They ask for a code.</strong> A code that was sent to you is for you. Nobody who works here needs it.</li>
<li><strong>They are in a hurry.</strong> “Only today, only the next ten minutes.” Bonuses that are real stand on the promotions page.</li>
<li><strong>They want a payment to a person.</strong> Deposits go through the wallet and nowhere else.</li>
<li><strong>They fail the check.</strong> Put their contact into “Verify Representative” on the page of official addresses. It takes five seconds.</li>
</ol>
<p>Met one? Send us a screenshot in the live chat. You may save the next person’s evening.</p>`,
  ],
  'behind-the-wheel': [
    'Behind the wheel: an evening at the tables',
    'Thirty-seven pockets, one ball, and the most misunderstood twelve seconds in gaming.',
    `<p>The ball has no memory. It does not know that red came six times, and it does not owe you black. The chance of the next spin is what it was for the first.</p>
<h3>What the layout tells</h3>
<p>Every bet on the table has the same price over time: the zero. A single number pays rarely and much, red or black often and little, and the house takes its 2.7 % from both.</p>
<h3>A way to enjoy it</h3>
<p>Choose a stake that you would not mind to see go twenty times in a row. Place it where you like to look. Watch the wheel and not the history board.</p>`,
  ],
  'pocket-palace': [
    'The palace in your pocket',
    'The same house on a small screen: what stays the same, and how to keep it from finding you at work.',
    `<p>The site opens on the phone with the same account, the same wallet and the same favourites. A hand that you began on the desktop ends on the phone, because it lives on the platform and not on the device.</p>
<h3>What helps</h3>
<p>Add the address to your home screen, and it is one tap away. Everything can be reached with one thumb.</p>
<h3>What to switch off</h3>
<p>Notifications, if you use the phone for work. A game should wait until you have time for it, not the other way round.</p>
<p>“Download app” shows where an operator offers apps of its own. This demonstration has none: the links there stand for yours.</p>`,
  ],
  'league-night': [
    'League night without the headache',
    'Reading odds, one bet at a time, and why the accumulator is a lottery ticket in a scarf.',
    `<p>Odds are prices. 2.00 says: the bookmaker thinks that it happens a little less than half the time, and keeps the little.</p>
<h3>One match, one bet</h3>
<p>Five matches with a chance of one half each come in together once in thirty-two times. The accumulator pays twenty-five. The missing seven are the price of the thrill, which is fine as long as you know that you paid it.</p>
<h3>Before kick-off</h3>
<p>Decide before the match, then watch it. Bets placed in anger after a red card are the dearest of all.</p>`,
  ],
};
