import '@fontsource/cinzel/400.css'
import '@fontsource/cinzel/600.css'
import '@fontsource-variable/eb-garamond/wght.css'
import '@fontsource-variable/eb-garamond/wght-italic.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { z } from 'zod'
import { App } from './app.tsx'
import { WordsProvider } from './i18n/words.tsx'
import { SoundContext } from './sound/sound-context.ts'
import { SoundPlayer } from './sound/sound-player.ts'
import { syncWithSound } from './sound-sync.ts'
import { Bridge } from './state/bridge.ts'
import { BridgeContext } from './state/bridge-context.ts'
import { hostLinkFor } from './state/host-link.ts'
import { createStore } from './state/store.ts'
import { syncWithAddress, syncWithHost } from './state/store-sync.ts'
import { type ClientRegistry, gameLoaderOf } from './table/game/client-registry.ts'
import { GamesContext } from './table/game/games-context.ts'
import { refuseStrayDrops } from './ui/stray-drops.ts'

/** Connects to the host and shows the app with these games. */
export function startPage(games: ClientRegistry): void {
  // The content security policy forbids code made from strings, which zod would use for speed.
  z.config({ jitless: true })

  const bridge = new Bridge(hostLinkFor(window))
  const store = createStore(bridge, gameLoaderOf(games))
  syncWithHost(store, bridge)
  syncWithAddress(store, window)
  const sound = new SoundPlayer()
  syncWithSound(store, sound, window)
  refuseStrayDrops(window)
  bridge.connect()

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root element')
  createRoot(root).render(
    <Provider store={store}>
      <BridgeContext value={bridge}>
        <SoundContext value={sound}>
          <GamesContext value={games}>
            <WordsProvider>
              <App />
            </WordsProvider>
          </GamesContext>
        </SoundContext>
      </BridgeContext>
    </Provider>
  )
}
