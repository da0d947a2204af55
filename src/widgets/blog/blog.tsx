import { useEffect, useRef } from 'react';
import { blogPosts } from '../../core/content/blog.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { fileText } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { useBegun } from '../../ui/lazy/use-begun.js';
import { addressOf } from './address-of.js';
import { Article } from './article.js';
import type { contract } from './contract.js';
import { PostCard } from './post-card.js';

/** List and article of the blog (MEM-22). */
export function Blog({ post, followRoute, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data: posts, error, loading, refresh } = useQuery(blogPosts(core));
  const routed = useStore(core.navigation.store, ({ route, query }) => (route.screen === 'blog' ? (query.post ?? '') : ''));
  const [chosen, setChosen] = useBegun(post, (): string | undefined => undefined);
  const id = followRoute ? routed : (chosen ?? post);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) heading.current?.focus({ preventScroll: followRoute });
    asked.current = false;
  }, [id, followRoute]);
  const choose = (next: string) => {
    asked.current = true;
    if (followRoute) core.navigation.navigate(addressOf(next), { from: host });
    else setChosen(next);
  };

  if (error && !posts) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
  if (!posts || !hasTexts) {
    return (
      <div className="posts" role="status" aria-busy="true" aria-label={t('common.loading')}>
        {[1, 2, 3, 4, 5, 6].map(card => (
          <Skeleton key={card} className="post-skeleton" />
        ))}
      </div>
    );
  }
  if (posts.length === 0) return <EmptyState icon={fileText} title={t('blog.empty')} />;
  const open = posts.find(each => each.id === id);
  if (open)
    return (
      <Article post={open} others={posts.filter(each => each.id !== id).slice(0, 3)} heading={heading} host={host} onChoose={choose} />
    );
  return (
    <>
      {id !== '' && <p className="soft post-missing">{t('blog.missing')}</p>}
      <ul className="posts">
        {posts.map((each, index) => (
          <PostCard key={each.id} post={each} host={host} large={index === 0} onChoose={choose} />
        ))}
      </ul>
    </>
  );
}
