import { ApiProperty } from '@nestjs/swagger';

export class FieldProblem {
  @ApiProperty({ example: 'email' }) field!: string;
  @ApiProperty({ example: 'IS_EMAIL' }) code!: string;
  @ApiProperty({ example: 'Enter an e-mail address such as name@example.com.' }) detail!: string;
}

/** RFC 9457 problem details, the body of every error of the API. */
export class Problem {
  @ApiProperty({ example: '/api/docs/problems#VALIDATION_FAILED' }) type!: string;
  @ApiProperty({ description: 'The kind of problem, in the language asked for.', example: 'Not accepted' })
  title!: string;
  @ApiProperty({ example: 422 }) status!: number;
  @ApiProperty({ description: 'A sentence in the language asked for.' }) detail!: string;
  @ApiProperty({ description: 'Stable, SCREAMING_SNAKE.', example: 'VALIDATION_FAILED' }) code!: string;
  @ApiProperty() requestId!: string;
  @ApiProperty({ type: [FieldProblem], required: false }) errors?: FieldProblem[];
  @ApiProperty({
    required: false,
    description: 'The facts behind the problem.',
    additionalProperties: true,
    type: Object,
  })
  params?: Record<string, unknown>;
}
