import { isMoreImportant, type SoundEffect } from './sound-effects.ts'

/** Sees to it that one effect sounds at a time. */
export class EffectTurn {
  #current: SoundEffect | null = null
  #end = 0

  /** Whether the effect may begin now. A less important one that still sounds must then stop. */
  take(effect: SoundEffect, now: number, seconds: number): boolean {
    if (this.#current !== null && now < this.#end && !isMoreImportant(effect, this.#current)) return false
    this.#current = effect
    this.#end = now + seconds
    return true
  }
}
