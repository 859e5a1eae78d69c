import { mount } from 'svelte';
import { DeskClient } from '../src-core/client/desk-client.ts';
import App from './App.svelte';
import './app.css';
import { connect } from './connect.ts';
import { DeskMirror } from './desk-mirror.svelte.ts';
import { BrowserActs } from './kept/act-store.ts';
import { KeptActs } from './kept/kept-acts.svelte.ts';
import { BrowserPages } from './kept/pages.ts';
import { Settings } from './settings.svelte.ts';
import { languageOf } from '../src-core/words/language.ts';
import { Words } from './words.svelte.ts';

/** The language chosen on this computer, or at the first start the system's. */
function languageAtStart() {
  return Settings.language() ?? languageOf(navigator.language);
}

const line = connect();
const client = new DeskClient(line);
const settings = new Settings();
const words = new Words(languageAtStart());
const desk = new DeskMirror(
  client.desk,
  (chief) => settings.arbiter || chief || words.lists.noArbiter,
  new KeptActs(new BrowserActs(), new BrowserPages()),
);
client.onConnection((connection) => (desk.connection = connection));
line.onRefused(() => (desk.connection = { state: 'refused', since: new Date().toISOString() }));

const target = document.getElementById('app') ?? document.body;
mount(App, { target, props: { desk, shell: client.shell, words, settings } });
