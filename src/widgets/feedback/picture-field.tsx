import { useId, useRef, useState } from 'react';
import type { FeedbackLimits } from '../../api/feedback.js';
import type { Upload } from '../../api/upload.js';
import type { MessageText } from '../../core/core.js';
import { errorText } from '../../core/error-text.js';
import { addImage, imageFault } from '../../core/feedback.js';
import { useCore, useText } from '../core-context.js';
import { Button, IconButton } from '../ui/button.js';
import { plus, x } from '../ui/icons.js';
import { Skeleton } from '../ui/skeleton.js';

interface PictureFieldProps {
  limits: FeedbackLimits;
  isMember: boolean;
  images: readonly Upload[];
  onChange(images: readonly Upload[]): void;
  /** Pictures are on their way. */
  onBusy(busy: boolean): void;
}

/** Pictures of a feedback, sent as they are chosen (CON-09 to CON-11). */
export function PictureField({ limits, isMember, images, onChange, onBusy }: PictureFieldProps) {
  const core = useCore();
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [error, setError] = useState<MessageText>();
  if (!isMember) {
    return (
      <p className="form-note">
        {t('feedback.images-login')}{' '}
        <button type="button" className="link" onClick={() => core.access.ask('messages')}>
          {t('nav.log-in')}
        </button>
      </p>
    );
  }

  const add = async (files: File[]) => {
    const fault = imageFault(files, images.length + waiting, limits);
    setError(fault);
    if (fault || files.length === 0) return;
    setWaiting(files.length);
    onBusy(true);
    const added: Upload[] = [];
    for (const file of files) {
      try {
        added.push(await addImage(core, file));
      } catch (failure) {
        setError(errorText(failure));
      }
    }
    onChange([...images, ...added]);
    setWaiting(0);
    onBusy(false);
  };
  const help = t('feedback.images-help', { max: limits.imageMaxCount, megabytes: limits.imageMaxBytes / 1_048_576 });
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <span id={`${id}-label`} className="picture-label">
        {t('feedback.images')}
      </span>
      <ul className="pictures">
        {images.map((image, index) => (
          <li key={image.uploadId} className="picture">
            <img src={image.url} alt={t('feedback.image', { number: index + 1 })} />
            <IconButton
              className="picture-remove"
              kind="secondary"
              size="small"
              icon={x}
              label={t('feedback.image-remove', { number: index + 1 })}
              onClick={() => onChange(images.filter(({ uploadId }) => uploadId !== image.uploadId))}
            />
          </li>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          <li key={index} className="picture" aria-busy="true">
            <Skeleton className="picture-wait" />
          </li>
        ))}
        {images.length + waiting < limits.imageMaxCount && (
          <li>
            <Button className="picture-add" icon={plus} onClick={() => input.current?.click()}>
              {t('feedback.image-add')}
            </Button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        hidden
        aria-label={t('feedback.images')}
        onChange={event => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(files);
        }}
      />
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
      <p className="field-error" role="alert" hidden={!error}>
        {error && t(error.key, error.values)}
      </p>
    </div>
  );
}
