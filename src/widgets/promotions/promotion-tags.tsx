import type { PromotionTag } from '../../api/rewards/promotions.js';
import { useText } from '../../element/core-context.js';
import { TAG_TEXT } from './promotion-words.js';

/** What a promotion is marked with (PRO-02). */
export function PromotionTags({ tags }: { tags: readonly PromotionTag[] }) {
  const t = useText();
  if (tags.length === 0) return null;
  return (
    <ul className="promotion-tags" aria-label={t('promotions.tags')}>
      {tags.map(tag => (
        <li key={tag} data-tag={tag}>
          {t(TAG_TEXT[tag])}
        </li>
      ))}
    </ul>
  );
}
