import { createApp } from 'vue';
import 'gp-widgets/vue'; // types of the tags
import App from './app.vue';
import './host.css';

createApp(App).mount('#app');
