import { Cases } from '../../react-cases';

export default function Page() {
  return <Cases />;
}
