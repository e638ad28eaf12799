/* @refresh reload */
import './style/index.css';
import { render } from 'solid-js/web';
import { App } from './app/app.jsx';
import { keepOffline } from './offline/register.js';

render(() => <App />, document.getElementById('app')!);
keepOffline();
