import type { FeedbackLimits } from '../../api/account/feedback.js';
import type { Upload } from '../../api/wire/upload.js';
import { addImage, imageFault } from '../../core/content/feedback.js';
import { useCore, useText } from '../../element/core-context.js';
import { PictureField as Pictures } from '../../ui/form/picture-field.js';

interface PictureFieldProps {
  limits: FeedbackLimits;
  isMember: boolean;
  images: readonly Upload[];
  onChange(images: readonly Upload[]): void;
  /** Pictures are on their way. */
  onBusy(busy: boolean): void;
}

/** Pictures of a feedback, for members (CON-09 to CON-11). */
export function PictureField({ limits, isMember, ...rest }: PictureFieldProps) {
  const core = useCore();
  const t = useText();
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
  return (
    <Pictures
      {...rest}
      words={{
        label: t('feedback.images'),
        help: t('feedback.images-help', { max: limits.imageMaxCount, megabytes: limits.imageMaxBytes / 1_048_576 }),
        add: t('feedback.image-add'),
        picture: number => t('feedback.image', { number }),
        remove: number => t('feedback.image-remove', { number }),
      }}
      most={limits.imageMaxCount}
      faultOf={(files, have) => imageFault(files, have, limits)}
      send={file => addImage(core, file)}
    />
  );
}
