import { useInsertionEffect, type ComponentType, type FunctionComponent } from 'react';
import type { TextSet } from '../core/parts/core.js';
import { useStanding } from './core-context.js';
import { GateOf, useGate } from './gate.js';
import { addSheets } from './sheets.js';
import { useTexts } from './use-texts.js';

/** What a part of a widget with code of its own brings with it: its sheets, in the order in which they apply, and its sets of texts. */
interface Brings {
  css?: readonly string[];
  texts?: readonly TextSet[];
}

/** A view that brings its sheets and words; while the words are on their way its gate says `waiting`. */
export function part<P extends object>(View: ComponentType<P>, { css, texts }: Brings): FunctionComponent<P> {
  return function Part(props: P) {
    const shadow = useStanding().host?.shadowRoot;
    const { gate } = useGate();
    const hasTexts = useTexts(texts);
    useInsertionEffect(() => {
      if (shadow && css) addSheets(shadow, css);
    }, [shadow]);
    return (
      <GateOf gate={gate} hasTexts={hasTexts}>
        <View {...props} />
      </GateOf>
    );
  };
}
