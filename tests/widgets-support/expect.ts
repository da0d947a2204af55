import { Assertion, AssertionError, expect } from 'chai';

const { assert } = Assertion.prototype;

/**
 * A failed assertion takes what it compared to the runner, which writes it out. An element would take React and the whole page along, and
 * the run would stand still instead of failing: it goes by its tag.
 */
Assertion.prototype.assert = function (...given) {
  try {
    assert.apply(this, given);
  } catch (error) {
    if (error instanceof AssertionError) {
      for (const side of ['actual', 'expected']) {
        const compared: unknown = Reflect.get(error, side);
        if (compared instanceof Element) Reflect.set(error, side, `<${compared.localName}>`);
      }
    }
    throw error;
  }
};

export { expect };
