import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Format } from '../../../platform/http/format.js';

/** The slug of an entry of the CMS. */
export const QUESTION_KEY = /^[a-z0-9-]{1,120}$/;

/** More questions than anybody would answer. */
export const MOST_QUESTIONS = 50;

export const QuestionKey = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, example: 'first-corner', description: 'The slug of the question in the CMS.' }),
    Format('isIdOrSlug', QUESTION_KEY),
  );
