import { readDocument } from '../../engine/read-document.ts'
import type { SceneSupport } from '../../engine/scene/scene-support.ts'
import { playScene } from './play-scene.ts'
import { sceneSchema } from './scene-document.ts'

/** Plays scene documents of this game. */
export const invasionsScene: SceneSupport = {
  play(input) {
    const read = readDocument(sceneSchema, input)
    return read.ok ? playScene(read.document) : read
  }
}
