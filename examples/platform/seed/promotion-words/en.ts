import { goodToKnow, type PromotionsWords } from './form.js';

const how = goodToKnow('Good to know');

export const en: PromotionsWords = {
  welcome: [
    'Newcomer week',
    'A welcome bonus of $20 for everyone who is new in the palace.',
    how(
      'Your first days should be pleasant ones. Apply once, and our team credits your welcome bonus after a short look at your account.',
      'One bonus for each member.',
      'An operator decides, and the answer comes as a message.',
      'Once it is issued you claim it here, and it is in your wallet at once.',
    ),
  ],
  daily: [
    'Sign in every day',
    'Half a dollar a day, just for looking in.',
    how(
      'Press the button once a day and the day’s bonus goes straight into your wallet. Days are added up, whether or not you miss one.',
      'A day begins at midnight, UTC.',
      'A ticket for the prize wheel comes with each day. It waits in the reward centre for 30 days.',
      'Nothing to apply for and nothing to wait for.',
    ),
  ],
  deposit: [
    'Deposit bonus',
    'Send us the receipt of your deposit and get $12 on top.',
    how(
      'Deposit as always, then show us the receipt. After we have found the payment we issue your bonus.',
      'Picture of the receipt, png or jpg; the form says how many and how large.',
      'Write the last four digits of the payment into the comment.',
      'One application for each member.',
    ),
  ],
  cashback: [
    'Cashback on request',
    'Had a rough week in the mine? Tell us, and $15 come back.',
    how(
      'Luck comes in waves. Tell us in a few words which week was the rough one; we look at your records and answer.',
      'The comment is short: the form counts its characters.',
      'What is issued is claimed here, without conditions on play.',
    ),
  ],
  spins: [
    'Fifty spins',
    'Fifty spins on any slot, then claim $5.',
    how(
      'Start the mission and play whichever slots you like. The bar below counts along; at fifty the bonus is yours to claim.',
      'Every real spin on a slot counts as one, whatever its stake.',
      'Two tickets for the golden egg come with the bonus.',
      'Spins before the start of the mission do not count.',
    ),
  ],
  lounge: [
    'Live Friday',
    'Join the evening at the live tables.',
    how(
      'An evening at the tables that are open all day. Joining puts it on your list of promotions; it changes nothing at the tables.',
      'All live tables take part.',
      'Stakes are those of the table.',
    ),
  ],
  goal: [
    'Goal bonus',
    'Your team scored? Show us the slip and get $10.',
    how(
      'Back your team before the match. When it scores, send us a picture of the winning slip.',
      'One slip for each member.',
      'The slip must be of the last seven days.',
      'Name the match in the comment.',
    ),
  ],
  poker: [
    'Card table marathon',
    'Forty hands at the card tables, then claim $6.',
    how(
      'Sit down in any room and play. Each hand with a real stake counts, won or lost.',
      'All card rooms count, from the smallest.',
      'Claim as soon as the bar is full.',
    ),
  ],
  reef: [
    'Reef patrol',
    'Stake $100 in the fishing games, then claim $8.',
    how(
      'The reef is full again. Cast for a hundred in all, in one evening or in twenty.',
      'All fishing games count.',
      'Only stakes of real play are added up.',
    ),
  ],
  balls: [
    'Ten lucky tickets',
    'Ten lottery tickets of any draw, then claim $4.',
    how(
      'Choose numbers in any of our lotteries. Ten tickets later the bonus waits for you here.',
      'Tickets of all draws count, also of several lotteries.',
      'What the tickets win is yours besides.',
    ),
  ],
  discovery: [
    'Games of the month',
    'Twenty rounds of anything you have not tried yet, then claim $3.',
    how('Try whatever you like, in any category.', 'Every real round of every game counts.', 'Free play is fun, but does not count.'),
  ],
  race: [
    'Race of the month',
    'Join the ranking and see your name climb.',
    how(
      'The ranking counts everybody who plays. Joining keeps it on your list of promotions. Names are shown with a mask.',
      'The table stands under <a href="/leaderboard">Leaderboard</a>.',
      'No prize goes with a place: it is for the honour.',
    ),
  ],
  app: [
    'Palace in your pocket',
    'Open us on your phone, show it to us and get $5.',
    how(
      'Open this site on your phone, log in once, and send us a picture of its first screen.',
      'One picture is enough.',
      'Android and iPhone both count.',
    ),
  ],
  salon: [
    'Evening of the VIP salon',
    'A quiet evening at the high tables, for our most faithful guests.',
    how(
      'An event to come, as an operator announces one. Put your name down here as soon as it begins.',
      'Who joined stands in the operator’s list.',
    ),
  ],
  points: [
    'Days of the points mall',
    'Two days to look at what your points are worth.',
    how(
      'For two days the points mall is the guest of honour. Points and rates are those that stand there: nothing counts double.',
      'Join once for both days.',
      'Coming soon: the button appears with the first hour.',
    ),
  ],
  festival: [
    'Dragon festival',
    'Lanterns, drums and thirty spins to come, with $9 to claim.',
    how(
      'When the lanterns are lit, thirty spins on any slot open the dragon’s chest.',
      'The festival lasts ten days.',
      'Start the mission during the festival.',
    ),
  ],
  opening: [
    'Season opening',
    'The first matchday of the season, with $10 for every winner.',
    how(
      'The opening matchday is played. Thank you to everyone who showed us a winning slip.',
      'Applications are closed.',
      'What was issued can still be claimed.',
    ),
  ],
  jackpot: [
    'Last month’s race',
    'The race is run. The table stays up for all to see.',
    how(
      'Congratulations to the winners of last month, and thank you for a close race.',
      'The next race has already begun: see “Race of the month”.',
    ),
  ],
};
