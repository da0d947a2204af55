import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as wrappers from '../../src/react.js';
import { contracts } from '../../src/contracts.js';

describe('gp-widgets/react', () => {
  it('has a wrapper for every tag', () => {
    const tags = Object.values(wrappers).flatMap(wrapper => ('displayName' in wrapper ? [wrapper.displayName] : []));
    expect(tags.sort()).toEqual(contracts.map(contract => contract.tag).sort());
  });

  it('renders the tag with its attributes on a server, and nothing else', () => {
    const { GpLobby } = wrappers;
    const html = renderToString(
      <GpLobby category="RNG" pageSize={6} withoutMenu className="games" onGpLaunch={event => event.preventDefault()} />,
    );
    expect(html).toBe('<gp-lobby category="RNG" page-size="6" without-menu="" class="games"></gp-lobby>');
  });
});
