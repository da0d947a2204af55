import { useState, type ReactNode, type Ref } from 'react';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronDown } from '../../ui/atoms/icons.js';

interface MoreFieldsProps {
  /** What may be filled in, by its names: nobody has to open it to know. */
  labels: readonly string[];
  /** Something stands in it already. */
  isFilled: boolean;
  children: ReactNode;
  ref: Ref<HTMLDetailsElement>;
}

/** What a registration asks and does not need: behind one press, and sent from there all the same. */
export function MoreFields({ labels, isFilled, children, ref }: MoreFieldsProps) {
  const t = useText();
  const [startsOpen] = useState(isFilled);
  return (
    <details ref={ref} className="register-more" open={startsOpen}>
      <summary>
        <span className="register-more-name">{t('register.more')}</span>
        <span className="register-more-names">{labels.join(' · ')}</span>
        <Icon of={chevronDown} />
      </summary>
      <div className="register-more-fields">{children}</div>
    </details>
  );
}
