"""Recording a step: how exact it is, and what it costs."""
