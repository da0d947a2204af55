import { Games } from './games';

export default function Page() {
  return <Games />;
}
