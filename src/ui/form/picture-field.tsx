import { useId, useRef, useState } from 'react';
import type { Upload } from '../../api/wire/upload.js';
import type { MessageText } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { useText } from '../../element/core-context.js';
import { Button, IconButton } from '../atoms/button.js';
import { plus, x } from '../atoms/icons.js';
import { Skeleton } from '../atoms/skeleton.js';
import type { FormDraft } from './form-draft.js';

export interface PictureFieldProps {
  words: { label: string; help: string; add: string; picture(number: number): string; remove(number: number): string };
  /** Keeps them until the form is sent. */
  draft: FormDraft;
  most: number;
  /** What the form says of them; what was wrong with the last choice comes first. */
  error?: MessageText;
  /** Why these files cannot be added to as many. */
  faultOf(files: readonly File[], have: number): MessageText | undefined;
  send(file: File): Promise<Upload>;
  onCorrect(): void;
  /** Pictures are on their way. */
  onBusy(busy: boolean): void;
}

/** Pictures of a form, sent as they are chosen (CON-09 to CON-11). The widget adopts picture-field.css, field.css and skeleton.css. */
export function PictureField({ words, draft, most, error, faultOf, send, onCorrect, onBusy }: PictureFieldProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState(0);
  /** Several choices may be on their way at once. */
  const under = useRef(0);
  const [wrong, setWrong] = useState<MessageText>();
  const said = wrong ?? error;
  const images = uploadsOf(draft);
  const change = (next: readonly Upload[]) => {
    draft.change({ images: JSON.stringify(next) });
    onCorrect();
  };

  const count = (by: number) => {
    under.current += by;
    setWaiting(under.current);
    onBusy(under.current > 0);
  };
  const add = async (files: File[]) => {
    const fault = faultOf(files, images.length + under.current);
    setWrong(fault);
    if (fault || files.length === 0) return;
    count(files.length);
    const added: Upload[] = [];
    for (const file of files) {
      try {
        added.push(await send(file));
      } catch (failure) {
        setWrong(errorText(failure));
      }
    }
    change([...uploadsOf(draft), ...added]);
    count(-files.length);
  };
  return (
    <div className="field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help`}>
      <span id={`${id}-label`} className="picture-label">
        {words.label}
      </span>
      <ul className="pictures">
        {images.map((image, index) => (
          <li key={image.uploadId} className="picture">
            <img src={image.url} alt={words.picture(index + 1)} />
            <IconButton
              className="picture-remove"
              kind="secondary"
              size="small"
              icon={x}
              label={words.remove(index + 1)}
              onClick={() => change(images.filter(({ uploadId }) => uploadId !== image.uploadId))}
            />
          </li>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          <li key={index} className="picture" aria-busy="true">
            <Skeleton className="picture-wait" />
          </li>
        ))}
        {images.length + waiting < most && (
          <li>
            <Button className="picture-add" icon={plus} onClick={() => input.current?.click()}>
              {words.add}
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
        aria-label={words.label}
        onChange={event => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(files);
        }}
      />
      <p className="field-help" id={`${id}-help`}>
        {words.help}
      </p>
      <p className="field-error" role="alert" hidden={!said}>
        {said && t(said.key, said.values)}
      </p>
    </div>
  );
}

/** Pictures of a draft; what cannot be read is none. */
export function uploadsOf(draft: FormDraft): readonly Upload[] {
  try {
    return JSON.parse(draft.get('images') || '[]') as Upload[];
  } catch {
    return [];
  }
}
