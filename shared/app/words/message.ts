import { messageMaker } from '../../words/message.ts'
import type { en } from './en/index.ts'
import type { FrameWords } from './frame.ts'
import type { AppGaps } from './gaps.ts'

/** All that the app itself may say. */
export type AppWords = typeof en & FrameWords
export type AppKey = keyof AppWords

export const appMessage = messageMaker<AppWords, AppGaps>()
