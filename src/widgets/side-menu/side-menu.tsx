import { useDeferredValue, useState } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { chevronLeft, chevronRight } from '../../ui/atoms/icons.js';
import { useSection } from '../../ui/lazy/use-section.js';
import { useShown } from '../../ui/page/use-shown.js';
import { BottomBar } from './bottom-bar.js';
import type { contract } from './contract.js';
import { LanguageChoice } from '../../ui/language/language-choice.js';
import { MenuContent } from './menu-content.js';
import { ThemeChoice } from '../../ui/page/theme-choice.js';
import { useEntries } from './use-entries.js';
import { useFolded } from './use-folded.js';

/** Rail, or bar and drawer on phones (HDR-18 to HDR-30); the style sheet decides which is seen. */
export function SideMenu({ folded, withoutBar, host }: ViewProps<typeof contract>) {
  const t = useText();
  const { entries, bar, choose, status } = useEntries(host);
  const [narrow, setNarrow] = useFolded(host, folded);
  const [drawer, setDrawer] = useState(false);
  // The bar answers the touch; the drawer stands in the frame after, because a page behind a dialog is styled anew.
  const isDrawn = useDeferredValue(drawer) && drawer;
  const { section, error, bring } = useSection(loadDrawer);
  const shown = useShown(host, 'sideMenu');
  if (!shown) return null;
  const content = { host, entries, status, onChoose: choose };
  return (
    <>
      <nav className="side" part="rail" aria-label={t('side.label')} data-narrow={narrow || undefined}>
        <MenuContent {...content} narrow={narrow} ways={section && <section.MoreWays status={status} />} />
        <div className="side-foot">
          <LanguageChoice narrow={narrow} onWiden={() => setNarrow(false)} />
          <ThemeChoice narrow={narrow} />
          <IconButton
            className="side-fold"
            icon={narrow ? chevronRight : chevronLeft}
            mirrored
            label={t(narrow ? 'side.unfold' : 'side.fold')}
            aria-expanded={!narrow}
            onClick={() => setNarrow(!narrow)}
          />
        </div>
      </nav>
      {!withoutBar && (
        <BottomBar
          entries={bar}
          onChoose={choose}
          open={drawer}
          busy={drawer && !section && !error}
          failed={drawer && error !== undefined}
          onMenu={() => {
            setDrawer(true);
            if (!section) bring();
          }}
        />
      )}
      {isDrawn && section && <section.Drawer {...content} onClose={() => setDrawer(false)} />}
    </>
  );
}

/** Apps, social channels and the drawer of phones come after the first view, and with them what all dialogs share. */
function loadDrawer() {
  return import('./drawer.js');
}
