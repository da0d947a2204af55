import { createApp } from 'vue';
import Cases from './cases.vue';

createApp(Cases).mount('#app');
