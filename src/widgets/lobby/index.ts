import { defineWidget } from '../../element/define-widget.js';
import menu from '../../ui/overlay/menu.css';
import panel from './filter/provider-panel.css';
import { contract } from './contract.js';
import { Lobby } from './lobby.js';
import { styles } from './styles.js';

export const GpLobby = defineWidget(contract, Lobby, { css: [menu, panel, ...styles] });
