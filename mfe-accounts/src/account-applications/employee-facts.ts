import { formatMoney } from '@coverdesk/design-system'
import type { EmployeesFragment } from '../generated/documents'

/** Who works there and for how much; what no one has told is left out. */
export function employeeFacts(employees: EmployeesFragment | null) {
  if (!employees) return []
  const { numFullTimeEmployees, numPartTimeEmployees, totalEmployeePayroll, jobCode } = employees
  const facts: [string, string | null][] = [
    ['Full-time employees', numFullTimeEmployees === null ? null : numFullTimeEmployees.toLocaleString('en-US')],
    ['Part-time employees', numPartTimeEmployees === null ? null : numPartTimeEmployees.toLocaleString('en-US')],
    ['Payroll', totalEmployeePayroll === null ? null : formatMoney(totalEmployeePayroll)],
    ['Job code', jobCode],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
