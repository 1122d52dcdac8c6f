import { createContext, useContext } from 'react'

/** The dialog around, if there is one. */
export const PopupPlace = createContext<HTMLElement | null>(null)

/**
 * Where a list that drops down is put: into the dialog around it, so that it belongs to the dialog for
 * screen readers too; else wherever Fluent puts it.
 */
export const usePopupPlace = () => useContext(PopupPlace)
