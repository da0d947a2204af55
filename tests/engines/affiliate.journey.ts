import { accountNamed } from '../e2e/identity-steps.js';
import { expect, test } from './fixtures.js';

test('who registers on an affiliate’s page stands under that affiliate, and plays there at once', async ({
  player,
  addresses,
  request,
}) => {
  const username = `engine${Date.now().toString(36)}`;
  const field = (name: string) => ({ within: 'gp-register', css: `input[name=${name}]` });
  await player.page.goto(`${addresses.partner}/affiliate/`);
  await player.readsThere(field('affiliateCode'), 'BRUNO01');

  await player.writes(field('username'), username);
  await player.writes(field('password'), 'Secret123');
  await player.writes(field('confirmPassword'), 'Secret124');
  await player.presses({ within: 'gp-register', css: 'label', matching: '18 or older' });
  await player.presses({ within: 'gp-register', name: 'Register' });
  await player.sees({ within: 'gp-register', css: '.field-error' });
  await player.writes(field('confirmPassword'), 'Secret123');
  await player.presses({ within: 'gp-register', name: 'Register' });
  await player.presses({ within: 'gp-register', name: 'Continue without a picture' });

  await player.sees({ css: 'h2', name: `Pull up the chair, ${username}` });
  await player.sees({ within: '#play gp-lobby', css: 'h2', name: 'Hot games' });
  const account = await accountNamed(request, addresses, username);
  expect(account.uplines.at(-1)).toMatchObject({ account: 'demo_agent' });
});
