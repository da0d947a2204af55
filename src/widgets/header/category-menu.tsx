import { useEffect, useRef } from 'react';
import type { Category } from '../../api/games/games.js';
import { useCore, useText } from '../../element/core-context.js';
import { useKept } from '../../ui/record/use-kept.js';
import { categoryTag, categoryTitle } from '../../ui/games/category-title.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronDown } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { Menu } from '../../ui/overlay/menu.js';
import { usePlacePath } from '../../ui/page/use-place-path.js';
import { useFitting } from './use-fitting.js';
import { VendorPanel } from './vendor-panel.js';

const RETRY_AFTER = 5000; // ms

/** The categories of the vendor data, each a link with its vendors; what does not fit goes under "More categories". */
export function CategoryMenu({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const { data: categories = [], error, refresh } = useKept(core.catalogue.categories());
  // Without its categories the bar still serves; it tries again by itself and says nothing.
  useEffect(() => (error ? core.scheduler.after(RETRY_AFTER, refresh) : undefined), [core, error, refresh]);
  const path = usePlacePath();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list, categories.length);
  const rest = categories.slice(fitting);
  const linkTo = ({ code }: Category) => {
    const to = core.navigation.categoryPath(code);
    return {
      to,
      from: host,
      onFollow: () => void core.launch.category(code, { from: host }),
      'aria-current': to === path ? ('page' as const) : undefined,
    };
  };

  return (
    <nav className="categories" aria-label={t('header.categories')}>
      <ul ref={list} className="category-list">
        {categories.map((category, index) => (
          <li key={category.code} className="category" data-over={index >= fitting || undefined}>
            <Menu
              hover
              align="start"
              className="category-more"
              label={t('header.vendors-of', { name: categoryTitle(category, t) })}
              trigger={<Icon of={chevronDown} />}
              panel="vendors"
              lead={
                <Link className="category-link" lang={categoryTag(category)} {...linkTo(category)}>
                  {categoryTitle(category, t)}
                </Link>
              }
            >
              {close => <VendorPanel category={category} link={linkTo(category)} host={host} close={close} />}
            </Menu>
          </li>
        ))}
      </ul>
      <div className="category" hidden={rest.length === 0}>
        <Menu
          className="category-link"
          trigger={
            <>
              {t('header.more-categories')}
              <Icon of={chevronDown} />
            </>
          }
        >
          {close =>
            rest.map(category => (
              <Link key={category.code} className="menu-item" lang={categoryTag(category)} {...linkTo(category)} onClick={close}>
                {categoryTitle(category, t)}
              </Link>
            ))
          }
        </Menu>
      </div>
    </nav>
  );
}
