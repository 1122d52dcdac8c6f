import { defineTenantModel } from '@coverdesk/kit'
import { Schema, type SchemaDefinition, type Types } from 'mongoose'
import { type BusinessApplication as Application, insuranceTypes } from './application.ts'

export interface ApplicationRecord extends Application {
  _id: Types.ObjectId
  accountId: Types.ObjectId
  createdAt: Date
}

const part = (fields: SchemaDefinition) => new Schema(fields, { _id: false, id: false })
const list = (fields: SchemaDefinition) => ({ type: [part(fields)], required: true })
const required = { type: String, required: true }
const insuranceType = { type: String, enum: insuranceTypes }

const address = part({ line1: String, line2: String, city: String, zone: String, postalCode: String })
const employeeInfo = part({
  numFullTimeEmployees: Number,
  numPartTimeEmployees: Number,
  totalEmployeePayroll: Number,
  jobCode: String,
})
const buildingInfo = part({
  annualSales: Number,
  areaOccupiedByBusiness: Number,
  buildingCoverage: Number,
  burglarAlarmType: String,
  constructionType: String,
  ownershipType: String,
  personalPropertyCoverage: Number,
  sprinkleredPercentage: Number,
  totalArea: Number,
  totalStories: Number,
  yearBuilt: Number,
})
const selectedLimits = part({
  coverageState: String,
  workersCompensationPerAccident: Number,
  workersCompensationPerDiseaseEmployee: Number,
  workersCompensationPerDiseasePolicy: Number,
  generalLiabilityPerOccurrence: Number,
  generalLiabilityAggregate: Number,
  businessOwnersPerOccurrence: Number,
  businessOwnersAggregate: Number,
  cyberRetention: Number,
  cyberAggregate: Number,
})
const pastPolicyLoss = {
  policyType: insuranceType,
  policyEffectiveDate: String,
  policyExpirationDate: String,
  lossType: String,
  lossDescription: String,
  lossDate: String,
  lossState: String,
  claimDate: String,
  claimStatus: String,
  totalPaidAmount: Number,
  totalReservedAmount: Number,
}
const underwritingQuestion = {
  id: required,
  question: required,
  type: required,
  tooltip: String,
  carriers: [String],
  answerOptions: list({ displayText: required, value: required }),
  defaultAnswer: String,
  dependentQuestions: list({ condition: required, dependentQuestionIds: [String], type: required }),
  hasParentQuestion: { type: Boolean, required: true },
  locationId: String,
}

const schema = new Schema<ApplicationRecord>({
  accountId: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  state: required,
  businessName: required,
  businessDba: String,
  fein: String,
  legalEntityType: String,
  naicsCode: String,
  yearOfFounding: Number,
  yearsOfManagementExperience: Number,
  annualRevenue: Number,
  contact: part({ fullName: required, email: String, phone: String }),
  mailingAddress: address,
  employeeInfo,
  insuranceEffectiveAt: String,
  insuranceTypes: { type: [insuranceType], required: true },
  selectedCarriers: { type: [String], required: true },
  selectedLimits,
  locations: list({
    id: required,
    address: { type: address, required: true },
    isPrimary: { type: Boolean, required: true },
    employeeInfo,
    buildingInfo,
  }),
  owners: list({ fullName: required, annualPayroll: Number, dateOfBirth: String, jobCode: String }),
  pastPolicyLosses: list(pastPolicyLoss),
  underwritingQuestions: list(underwritingQuestion),
  underwritingAnswers: list({ questionId: required, locationId: String, answer: required }),
  underwritingStatements: list({ carrier: required, markdown: required }),
})
schema.index({ agencyId: 1, accountId: 1, createdAt: -1 })

export const BusinessApplication = defineTenantModel('businessApplications', schema, {
  typename: 'BusinessApplication',
})
