import { request } from 'node:http';

/** A request to the platform, with a body as JSON; answers { status, text }. */
export function send(agent, { url, headers, body }) {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }) },
      },
      answer => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', chunk => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
