/** The platform that this host shows; read by the server and by the browser. */
export const platform = { apiBase: 'http://127.0.0.1:4100', merchant: 'demo' };
