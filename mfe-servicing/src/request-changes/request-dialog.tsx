import type { ComponentType } from 'react'
import type { ServiceRequestProfileFragment } from '../generated/documents'
import { useRequest } from '../request-detail/use-request'

/** What the form of a dialog is given. */
export interface RequestFormProps {
  request: ServiceRequestProfileFragment
}

/** A dialog over the page of a request: its form, once the request has come; another request begins another form. */
export function requestDialog(Form: ComponentType<RequestFormProps>): ComponentType {
  return function RequestDialog() {
    const { request } = useRequest()
    return request && <Form key={request.id} request={request} />
  }
}
