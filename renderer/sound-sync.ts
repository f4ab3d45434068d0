import type { SoundPlayer, Volumes } from './sound/sound-player.ts'
import type { Settings } from './state/settings.ts'
import type { AppStore } from './state/store.ts'

/** The loudness of each choice. The loudest effect and the softened music together stay below 1. */
const EFFECTS: Readonly<Record<Settings['sounds'], number>> = { off: 0, quiet: 0.35, normal: 0.7, loud: 1 }
const MUSIC: Readonly<Record<Settings['music'], number>> = { off: 0, quiet: 0.2, normal: 0.4, loud: 0.7 }

export function volumesOf({ sounds, music }: Pick<Settings, 'sounds' | 'music'>): Volumes {
  return { effects: EFFECTS[sounds], music: MUSIC[music] }
}

/** Keeps the sound in step with the settings, the screen and the window. */
export function syncWithSound(store: AppStore, player: SoundPlayer, page: Window): void {
  let known: Settings | null = null
  const follow = () => {
    const { settings, screen } = store.getState()
    player.setPlace(screen.name === 'table' ? 'table' : 'title')
    if (settings !== known) player.setVolumes(volumesOf(settings))
    known = settings
  }
  follow()
  store.subscribe(follow)
  const followWindow = () => player.setHidden(page.document.visibilityState === 'hidden')
  followWindow()
  page.document.addEventListener('visibilitychange', followWindow)
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    page.addEventListener(gesture, () => player.allow(), { once: true, capture: true })
  }
}
