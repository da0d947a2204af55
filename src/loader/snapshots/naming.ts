/** How the attributes begin that a first view is named by; what frameworks and others put there is no part of its name. */
export const NAMING = /^(cat|sub|ve|fi|se|pag|with|gr|so|lab|cu|com)/;
