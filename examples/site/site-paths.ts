/** Beginnings of addresses that hold no page of the site: what programs ask for, and pages of their own. */
export const DATA_PATHS = /^\/+(?:wps|lgw|lotto|play|art|cdn|sandbox|chat|uploads|gallery|openapi|framed|idp|site|healthz)(?:\/|$)/i;

/** esbuild's content hash in the name: the file never changes under that name. */
export const HASHED = /-[A-Z0-9]{8}\.(?:js|css|js\.map|css\.map|svg|png|jpg|webp|woff2)$/;
