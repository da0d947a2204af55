import { useRef, useState } from 'react';
import type { StoredPicture } from '../../pictures.js';
import { toCallError, useConnection } from '../connection.js';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '../picture-limits.js';
import { TextField } from './text-field.js';

interface PictureFieldProps {
  label: string;
  /** A path of the platform or an address; empty for none. */
  value: string;
  problem: string | undefined;
  /** Whether it may be left without one. */
  optional?: boolean;
  onChange: (value: string) => void;
}

/** A picture by its address, or uploaded here and now: then its address is filled in. What could not be taken leaves the field as it was. */
export function PictureField({ label, value, problem, optional, onChange }: PictureFieldProps) {
  const connection = useConnection();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function upload(picture: File) {
    setRefused(
      PICTURE_TYPES.includes(picture.type)
        ? picture.size > MOST_PICTURE_BYTES
          ? 'A picture may have at most 5 MB.'
          : undefined
        : 'Only pictures of type png or jpg are taken.',
    );
    if (!PICTURE_TYPES.includes(picture.type) || picture.size > MOST_PICTURE_BYTES) return;
    setBusy(true);
    try {
      const { path } = await connection.call<StoredPicture>('/pictures', { method: 'POST', file: picture });
      onChange(path);
    } catch (error) {
      setRefused(toCallError(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="picture-field" role="group" aria-label={label}>
      <TextField
        label={label}
        problem={refused ?? problem}
        value={value}
        onChange={address => {
          setRefused(undefined);
          onChange(address);
        }}
      />
      <div className="buttons">
        <button type="button" className="button" disabled={busy} onClick={() => file.current?.click()}>
          {busy ? 'Uploading …' : 'Upload'}
        </button>
        {optional && value !== '' && (
          <button type="button" className="button quiet" disabled={busy} onClick={() => onChange('')}>
            Remove
          </button>
        )}
      </div>
      {/* Others' pages are not asked from here. */}
      {value.startsWith('/') && !value.startsWith('//') && <img key={value} className="picture-shown" src={value} alt="" />}
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        hidden
        aria-label={`${label}: file`}
        onChange={event => {
          const [picture] = event.target.files ?? [];
          event.target.value = '';
          if (picture) void upload(picture);
        }}
      />
    </div>
  );
}
