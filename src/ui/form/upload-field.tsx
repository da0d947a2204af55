import type { FeedbackLimits } from '../../api/account/feedback.js';
import { addImage, imageFault } from '../../core/content/feedback.js';
import { useCore, useText } from '../../element/core-context.js';
import { PictureField, type PictureFieldProps } from './picture-field.js';

interface UploadFieldProps extends Omit<PictureFieldProps, 'words' | 'most' | 'faultOf' | 'send'> {
  label: string;
  limits: Pick<FeedbackLimits, 'imageMaxCount' | 'imageMaxBytes'>;
}

/** Pictures as the platform takes them everywhere but in promotions (CON-09 to CON-11). The widget brings the texts of `pages`. */
export function UploadField({ label, limits, ...rest }: UploadFieldProps) {
  const core = useCore();
  const t = useText();
  return (
    <PictureField
      {...rest}
      words={{
        label,
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
