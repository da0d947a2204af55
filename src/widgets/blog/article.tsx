import type { Ref } from 'react';
import type { BlogPost } from '../../api/content/blog.js';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft } from '../../ui/atoms/icons.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Link } from '../../ui/atoms/link.js';
import { RichText } from '../../ui/html/rich-text.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { addressOf } from './address-of.js';
import { PostCard } from './post-card.js';
import { PostDate } from './post-date.js';

interface ArticleProps {
  post: BlogPost;
  others: readonly BlogPost[];
  heading: Ref<HTMLHeadingElement>;
  host: HTMLElement;
  onChoose(id: string): void;
}

/** An article to read, with three others below. */
export function Article({ post, others, heading, host, onChoose }: ArticleProps) {
  const t = useText();
  return (
    <div className="page">
      <article className="article" part="article">
        <Link className="link article-back" to={addressOf('')} from={host} onFollow={() => onChoose('')}>
          <Icon of={arrowLeft} mirrored />
          {t('blog.all')}
        </Link>
        <h2 ref={heading} tabIndex={-1} className="article-title" {...textLanguage(post.lang)}>
          {post.title}
        </h2>
        <PostDate at={post.publishedAt} />
        <LazyImage className="article-image" src={post.imageUrl} title={post.title} eager />
        <p className="article-summary" {...textLanguage(post.lang)}>
          {post.summary}
        </p>
        <RichText html={post.body} language={post.lang} />
      </article>
      {others.length > 0 && (
        <section aria-label={t('blog.more')}>
          <h2 className="more-title">{t('blog.more')}</h2>
          <ul className="posts">
            {others.map(other => (
              <PostCard key={other.id} post={other} host={host} onChoose={onChoose} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
