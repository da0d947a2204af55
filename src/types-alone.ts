// gp-widgets/vue and gp-widgets/svelte are types alone (scripts/manifest/framework-types.mjs); importing them must still find something.
export {};
