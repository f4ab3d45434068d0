import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Notice } from '#shared/ipc/notice.ts'
import type { TextKey } from '../i18n/dictionary.ts'
import type { Failure } from './failure.ts'

/** A short word to the player, in the dictionary's terms; one may be taken back from it. */
export type ToastBody =
  | {
      readonly kind: 'said'
      readonly text: TextKey
      readonly params?: Readonly<Record<string, string | number>>
    }
  | { readonly kind: 'deleted'; readonly campaign: string; readonly title: string }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'notice'; readonly notice: Notice }

export type Toast = ToastBody & { readonly id: string }

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: (): readonly Toast[] => [],
  reducers: {
    shown: {
      reducer: (state, { payload }: PayloadAction<Toast>) => [...state.slice(-3), payload],
      prepare: (body: ToastBody) => ({ payload: { ...body, id: nanoid(8) } })
    },
    dismissed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload)
  }
})

export const { shown: showToast, dismissed: dismissToast } = toastsSlice.actions
