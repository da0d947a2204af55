import type { BlogPost } from '../../api/content/blog.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Link } from '../../ui/atoms/link.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { addressOf } from './address-of.js';
import { PostDate } from './post-date.js';

interface PostCardProps {
  post: BlogPost;
  host: HTMLElement;
  /** The newest stands over the whole width. */
  large?: boolean;
  onChoose(id: string): void;
}

/** One article of the list; the whole card leads there. */
export function PostCard({ post, host, large = false, onChoose }: PostCardProps) {
  return (
    <li className="post" part="card" data-large={large || undefined}>
      <LazyImage className="post-image" src={post.imageUrl} title={post.title} />
      <div className="post-text">
        <PostDate at={post.publishedAt} />
        <h2 {...textLanguage(post.lang)}>
          <Link className="post-link" to={addressOf(post.id)} from={host} onFollow={() => onChoose(post.id)}>
            {post.title}
          </Link>
        </h2>
        <p className="soft" {...textLanguage(post.lang)}>
          {post.summary}
        </p>
      </div>
    </li>
  );
}
